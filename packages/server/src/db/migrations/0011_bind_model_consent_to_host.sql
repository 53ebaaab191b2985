-- The host that dreams may be sent to: consent holds for the one that the member was told.
ALTER TABLE users ADD COLUMN model_consent_host text;
