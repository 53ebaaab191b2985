-- A missing word counted readings: a dream that was read three times before it was kept counted three times. It counts
-- dreams of journals from here on, and the counters of the journals know how many hold each word now. Words of dreams
-- that were read and never kept stay, with 0.
UPDATE missing_symbols SET count = 0;

UPDATE missing_symbols SET count = found.dreams
FROM (SELECT value, sum(count)::integer AS dreams FROM dream_facets WHERE kind = 'word' GROUP BY value) AS found
WHERE found.value = missing_symbols.language || ':' || missing_symbols.symbol;

COMMENT ON COLUMN missing_symbols.count IS 'Dreams of journals that it came with';
