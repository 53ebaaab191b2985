-- How a member wants to be read to.
ALTER TABLE users
  -- Whether the journal asks later if a reading fitted.
  ADD COLUMN follow_up_questions boolean NOT NULL DEFAULT true,
  -- Since when dreams may be sent to the operator's language model; null: never.
  ADD COLUMN model_consent_at timestamptz,
  -- Grammatical gender in which Spanish addresses the member; null: forms that need none.
  ADD COLUMN address text CHECK (address IN ('feminine', 'masculine'));
