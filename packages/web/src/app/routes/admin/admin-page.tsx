import type { ReactNode } from 'react';

interface AdminPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** What every page of the desk begins with: its name, and what it is for. */
export function AdminPage({ title, lead, children }: AdminPageProps) {
  return (
    <div className="admin-page">
      <header>
        <h1 className="page-title">{title}</h1>
        <p className="admin-lead">{lead}</p>
      </header>
      {children}
    </div>
  );
}
