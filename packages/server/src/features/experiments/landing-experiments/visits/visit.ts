import type { LandingEvent, LandingEventsRequest, limits } from '@chitta/contract';

/** What a browser tells of a visit, with what is known of it besides, as it is kept. */
export interface Visit {
  readonly sessionId: string;
  readonly phaseId: number;
  readonly variantId: number;
  /** Must be the key of that variant. */
  readonly variantKey: string;
  /** Which opening of the page. */
  readonly visit: string;
  readonly isCounted: boolean;
  readonly isReturning: boolean;
  readonly isFollowed: boolean;
  /** Of those who are followed alone; null of everybody else. */
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  readonly referrer: string | null;
  readonly searchKeywords: string | null;
  readonly trafficSource: limits.TrafficSource;
  readonly utmSource: string | null;
  readonly utmMedium: string | null;
  readonly utmCampaign: string | null;
  readonly deviceType: 'phone' | 'tablet' | 'computer';
  readonly browserInfo: string | null;
  readonly language: limits.Language;
  readonly page: LandingEventsRequest['page'];
  readonly viewport: LandingEventsRequest['viewport'];
  readonly events: readonly LandingEvent[];
  readonly at: Date;
}

/** What somebody does who has not merely looked. */
export const interactions: readonly limits.LandingEventType[] = ['click', 'write', 'read'];
