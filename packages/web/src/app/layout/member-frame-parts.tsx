import { LazyMemberParts } from './lazy-member-parts.tsx';
import { LazyTabBar } from './lazy-tab-bar.tsx';
import { memberFrame } from './member-frame.ts';
import { ProfileMenu } from './profile-menu.tsx';
import { useArrivalTutorial } from './tutorial/arrival-tutorial.ts';
import { VerificationSlot } from './verification/verification-slot.tsx';

function Behind() {
  useArrivalTutorial();
  return (
    <>
      <LazyTabBar />
      <LazyMemberParts />
    </>
  );
}

/** Loading this module puts the parts of members around every page. */
memberFrame.set({ Menu: ProfileMenu, Above: VerificationSlot, Behind });
