-- What the dreamer says to have felt, from a short list of the product.
ALTER TABLE dreams
  ADD COLUMN feelings text[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT dreams_feelings_known
    CHECK (feelings <@ ARRAY['joy', 'calm', 'wonder', 'longing', 'fear', 'sadness', 'anger', 'shame']),
  -- The planner samples nothing of what people felt, as in 0034.
  ALTER COLUMN feelings SET STATISTICS 0;
