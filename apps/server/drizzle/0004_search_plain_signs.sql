-- A plain apostrophe, quotation mark or hyphen finds the printed one: packages/contract/src/folded.ts does the same.
CREATE OR REPLACE FUNCTION search_folded(said text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
  translate(
    replace(replace(replace(replace(
      lower(normalize(
        regexp_replace(normalize(said, NFKD), '([^ ])[\u0300-\u0336\u0339-\u036f]+', '\1', 'g'), NFC)),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    U&'øłđðħŧıς\2018\2019\201B\02BC\2032\201C\201D\201E\201F\2010\2012\2013\2014\2015\2212',
    'olddhtiσ''''''''''""""------');
--> statement-breakpoint
-- Setting what it is made from makes it anew.
UPDATE messages SET content = content WHERE folded ~ '[\u2018\u2019\u201b\u02bc\u2032\u201c-\u201f\u2010\u2012-\u2015\u2212]';
