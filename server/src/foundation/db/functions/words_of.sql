CREATE OR REPLACE FUNCTION public.words_of(document tsvector)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE
AS $function$ SELECT lexeme FROM unnest(tsvector_to_array(document)) AS lexeme WHERE strpos(lexeme, ':') = 0 $function$;
