CREATE OR REPLACE FUNCTION public.tell_ended_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    PERFORM pg_notify('paadam_ended_sessions', string_agg(id::text, ','))
    FROM (SELECT id, (row_number() OVER () - 1) / 200 AS part FROM ended) AS parts
    GROUP BY part;
    RETURN NULL;
  END
$function$;
