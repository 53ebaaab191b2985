import type { ComponentProps } from 'react';
import { DeepenedReading } from '#web/features/journal/deepened-readings/deepened-reading.tsx';
import type { DeepeningSource } from '#web/features/journal/deepened-readings/deepening-source.ts';
import { useDeviceWriter } from '#web/features/journal/device-readings/writing/use-device-writer.ts';
import { ReadingView } from '#web/features/journal/readings/reading-view.tsx';

interface DeepenedReadingViewProps extends ComponentProps<typeof ReadingView> {
  readonly source: DeepeningSource | null;
}

/** A dream and its reading, which a language model may deepen where the member wants that. */
export function DeepenedReadingView({ subject, source, header, ...view }: DeepenedReadingViewProps) {
  const here = useDeviceWriter(source && subject.reading);
  return (
    <DeepenedReading subject={subject} source={source} here={here}>
      {(shown, line) => (
        <ReadingView
          {...view}
          subject={shown}
          header={
            <>
              {header}
              {line}
            </>
          }
        />
      )}
    </DeepenedReading>
  );
}
