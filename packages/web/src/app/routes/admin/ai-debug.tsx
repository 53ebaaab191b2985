import { AiDebug } from '#web/features/admin/ai-debug/ai-debug.tsx';

export function AiDebugPage() {
  return <AiDebug />;
}
