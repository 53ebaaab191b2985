-- A picture of the screen that came with a ticket: its name in the file storage, and what is known of it.
ALTER TABLE tickets
  ADD COLUMN screenshot text,
  ADD COLUMN screenshot_bytes integer,
  ADD COLUMN screenshot_width integer,
  ADD COLUMN screenshot_height integer,
  ADD CHECK (num_nulls(screenshot, screenshot_bytes, screenshot_width, screenshot_height) IN (0, 4));
CREATE UNIQUE INDEX tickets_screenshot ON tickets (screenshot) WHERE screenshot IS NOT NULL;

-- The planner samples nothing of what people sent, as in 0034.
ALTER TABLE tickets ALTER COLUMN screenshot SET STATISTICS 0;
