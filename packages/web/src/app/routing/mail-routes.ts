import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '#web/lib/paths.ts';
import { rootRoute, words } from './root-route.tsx';

const verifyEmail = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.verifyEmail,
  component: lazyRouteComponent(() => import('../routes/account/verify-email.tsx'), 'VerifyEmailPage'),
  staticData: { titleKey: 'email-verification:page.title' },
  ...words('email-verification', 'accounts'),
});

const verificationRequired = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.verificationRequired,
  component: lazyRouteComponent(
    () => import('../routes/account/verification-required.tsx'),
    'VerificationRequiredPage',
  ),
  staticData: { titleKey: 'email-verification:page.title' },
  ...words('email-verification'),
});

const forgotPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.forgotPassword,
  component: lazyRouteComponent(() => import('../routes/account/forgot-password.tsx'), 'ForgotPasswordPage'),
  staticData: { titleKey: 'passwords:forgot.pageTitle' },
  ...words('passwords'),
});

const resetPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.resetPassword,
  component: lazyRouteComponent(() => import('../routes/account/reset-password.tsx'), 'ResetPasswordPage'),
  staticData: { titleKey: 'passwords:reset.pageTitle' },
  ...words('passwords'),
});

const cancelDeletion = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.cancelDeletion,
  component: lazyRouteComponent(() => import('../routes/profile/cancel-deletion.tsx'), 'CancelDeletionPage'),
  staticData: { titleKey: 'account-deletion:page.title' },
  ...words('account-deletion'),
});

/** Out of a reminder by mail. */
const unsubscribe = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.unsubscribe,
  component: lazyRouteComponent(() => import('../routes/account/unsubscribe.tsx'), 'UnsubscribePage'),
  staticData: { titleKey: 'unsubscribe:pageTitle' },
  ...words('unsubscribe'),
});

/** Pages that mails lead to, and those that have the mails sent. */
export const mailRoutes = [
  verifyEmail,
  verificationRequired,
  forgotPassword,
  resetPassword,
  cancelDeletion,
  unsubscribe,
] as const;
