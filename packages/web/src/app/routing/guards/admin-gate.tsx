import { Outlet } from '@tanstack/react-router';
import { lazy } from 'react';
import { loadWords } from '#web/lib/i18n.ts';
import { useMember } from '#web/lib/session.ts';
import { useLeadToSecondFactor } from '../../proof/use-lead-to-second-factor.ts';

/** The frame of administrators' pages; other members never fetch it. */
const AdminDesk = lazy(async () => {
  const [{ AdminDesk: Frame }] = await Promise.all([import('../../admin-desk.tsx'), loadWords('admin-desk')]);
  return { default: Frame };
});

/** Pages for administrators, within the private ones; other members are told so. The server guards the data. */
export function AdminGate() {
  const { isAdmin } = useMember();
  useLeadToSecondFactor();
  return (
    <AdminDesk isAdmin={isAdmin}>
      <Outlet />
    </AdminDesk>
  );
}
