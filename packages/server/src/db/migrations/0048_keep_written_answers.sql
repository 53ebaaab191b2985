-- What a language model wrote from the plan of our answer, beside it: sentences, which model, when.
ALTER TABLE oracle_consultations ADD COLUMN written_answer jsonb;

-- The planner samples nothing of what people were told, as in 0034.
ALTER TABLE oracle_consultations ALTER COLUMN written_answer SET STATISTICS 0;
