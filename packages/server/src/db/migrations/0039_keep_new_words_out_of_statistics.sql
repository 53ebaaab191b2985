-- As in 0034, for what has come since: the planner samples nothing that people wrote. Nothing of it was sampled yet.
ALTER TABLE earlier_readings
  ALTER COLUMN translation SET STATISTICS 0,
  ALTER COLUMN answer SET STATISTICS 0,
  ALTER COLUMN deed SET STATISTICS 0,
  ALTER COLUMN change SET STATISTICS 0;
ALTER TABLE import_entries
  ALTER COLUMN title SET STATISTICS 0,
  ALTER COLUMN excerpt SET STATISTICS 0;
ALTER TABLE remarks
  ALTER COLUMN words SET STATISTICS 0,
  ALTER COLUMN symbol_ids SET STATISTICS 0;
