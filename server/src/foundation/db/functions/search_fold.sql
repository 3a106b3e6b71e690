CREATE OR REPLACE FUNCTION public.search_fold(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
    SELECT translate(
      regexp_replace(regexp_replace(public.fold_text($1), '\mc\+\+', ' cplusplus ', 'g'), '\m([cf])#', ' \1sharp ', 'g'),
      '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32))
  $function$;
