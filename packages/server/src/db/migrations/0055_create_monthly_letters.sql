-- Whether members want the letter of each month by mail.
CREATE TABLE letter_settings (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  by_mail boolean NOT NULL,
  -- When mails were stopped through one of them, and not chosen since.
  mail_stopped_at timestamptz
);

-- Months that were dealt with: one letter of each at most, however many nodes there are. Its words are not kept.
CREATE TABLE monthly_letters (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- First day, by the member's calendar.
  month date NOT NULL,
  handled_at timestamptz NOT NULL,
  -- False: there was nothing to tell.
  is_mailed boolean NOT NULL,
  PRIMARY KEY (user_id, month)
);

-- The planner samples no days of members, as in 0034.
ALTER TABLE monthly_letters ALTER COLUMN month SET STATISTICS 0;

-- Where somebody wrote of harming themselves in a programme: question, writing, or a day.
ALTER TABLE programme_runs ADD COLUMN care_in text[] NOT NULL DEFAULT '{}';
ALTER TABLE programme_runs ALTER COLUMN care_in SET STATISTICS 0;

-- There are two demo members since, one of them with premium: each is known by its mark and its name.
DROP INDEX users_is_demo_unique;
