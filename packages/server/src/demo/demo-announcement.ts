import type { CreateAnnouncementRequest } from '@chitta/contract';

/** What everybody is told where there is a demo member, so that there is an announcement to look at. */
export const demoAnnouncement: CreateAnnouncementRequest = {
  title: 'Improve Memory is here',
  message:
    'Keep a few moments of your day, and go back through them from memory in the evening. Whoever remembers their days remembers more of their nights.',
  actionText: 'Keep a moment',
  translations: {
    es: {
      title: 'Ya puedes ejercitar tu memoria',
      message:
        'Guarda algunos momentos del día y recórrelos de memoria por la noche. Quien recuerda sus días recuerda mejor sus noches.',
      actionText: 'Guardar un momento',
    },
  },
  type: 'success',
  priority: 'normal',
  isActive: true,
  showOnLogin: false,
  actionUrl: '/memory-lane',
  audience: 'all',
  audienceLanguage: null,
  startsAt: null,
  expiresAt: null,
  alsoPush: false,
};
