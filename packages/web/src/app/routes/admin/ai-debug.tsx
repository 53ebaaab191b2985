import { AiDebug } from '#web/features/ai-debug/ai-debug.tsx';

export function AiDebugPage() {
  return <AiDebug />;
}
