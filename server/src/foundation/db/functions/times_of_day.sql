CREATE OR REPLACE FUNCTION public.times_of_day(start_minute integer, end_minute integer)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    SELECT part FROM (VALUES ('morning', 0, 720), ('afternoon', 720, 1020), ('evening', 1020, 1440)) AS parts (part, first, last)
    WHERE greatest(start_minute, first) < last AND greatest(start_minute, first) + 60 <= end_minute
  $function$;
