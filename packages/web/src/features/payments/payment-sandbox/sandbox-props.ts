/** Tells the app that what it knows of the membership may have changed. */
export interface SandboxProps {
  readonly onChanged: () => void;
}
