/** What can be done with what the modal tells. */
export interface ModalWays {
  /** Nothing takes a press meanwhile. */
  readonly isBusy: boolean;
  readonly onAct: () => void;
  readonly onLater: () => void;
  readonly onTomorrow: () => void;
  /** Says in the modal what was done. */
  readonly onSaid: (said: string | null) => void;
}
