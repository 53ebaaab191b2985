import { AbTestDemo } from '#web/features/experiments/ab-test-demo/ab-test-demo.tsx';

/** How the first page is chosen, for anybody. */
export function AbTestDemoPage() {
  return <AbTestDemo />;
}
