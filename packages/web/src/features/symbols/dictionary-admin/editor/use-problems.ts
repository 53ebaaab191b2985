import type { DeskContent } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { problemsQuery } from '../dictionary-admin.api.ts';
import { useRest } from './use-rest.ts';

/** Milliseconds of rest between a key and the look for broken rules. */
const checkDelay = 700;

/**
 * What the rules find in what is written. One question is on its way at most, and the next is about the text as it stands
 * then: a check takes the server a while, and one that was overtaken would be worked at all the same.
 */
export function useProblems(content: DeskContent) {
  const rested = useRest(content, checkDelay);
  const [asked, setAsked] = useState(rested);
  const query = useQuery(problemsQuery(asked));
  const { isFetching } = query;
  useEffect(() => {
    if (!isFetching) setAsked(rested);
  }, [isFetching, rested]);
  return query;
}
