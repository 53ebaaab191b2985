-- Reports for administrators: counts and sums of a period, as a file and as figures to print.
CREATE TABLE system_reports (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  type text NOT NULL CHECK (type IN
    ('members', 'dreams', 'readings', 'recognition', 'money', 'referrals', 'messages', 'experiments', 'security',
     'storage')),
  title text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  period_from date NOT NULL,
  period_until date NOT NULL,
  created_at timestamptz NOT NULL,
  -- The moment that its figures are of.
  generated_at timestamptz,
  generated_by integer REFERENCES users (id) ON DELETE SET NULL,
  status text NOT NULL DEFAULT 'generating' CHECK (status IN ('generating', 'ready', 'failed')),
  failure text,
  progress smallint NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  -- In the file storage; bytes of the file.
  file_path text,
  size bigint,
  download_count integer NOT NULL DEFAULT 0,
  -- Lines of the file and figures of the whole period.
  metadata jsonb NOT NULL DEFAULT '{}',
  expires_at timestamptz,
  -- Which node makes it, until when, and how often one has begun.
  lease_owner uuid,
  lease_until timestamptz,
  attempts smallint NOT NULL DEFAULT 0,
  CHECK (period_from <= period_until),
  CHECK ((status = 'failed') = (failure IS NOT NULL)),
  CHECK ((status = 'ready') = (file_path IS NOT NULL) AND (status = 'ready') = (size IS NOT NULL)
    AND (status = 'ready') = (generated_at IS NOT NULL)),
  CHECK ((status = 'generating') = (expires_at IS NULL))
);
-- The same is never made twice at once.
CREATE UNIQUE INDEX system_reports_being_made ON system_reports (type, period_from, period_until)
  WHERE status = 'generating';
CREATE INDEX system_reports_expiring ON system_reports (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX system_reports_of_staff ON system_reports (generated_by) WHERE generated_by IS NOT NULL;

-- The planner samples nothing of what people wrote, as in 0034.
ALTER TABLE system_reports
  ALTER COLUMN title SET STATISTICS 0,
  ALTER COLUMN description SET STATISTICS 0,
  ALTER COLUMN file_path SET STATISTICS 0,
  ALTER COLUMN metadata SET STATISTICS 0;
