CREATE OR REPLACE FUNCTION public.operator_hands(operator uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
AS $function$
  WITH RECURSIVE hands AS (
    SELECT operator AS id
    UNION
    SELECT e.operator_id FROM hands JOIN desk_events e ON e.about_id = hands.id
    WHERE e.about_kind = 'operator' AND e.operator_id IS NOT NULL AND e.at > now() - interval '7 days'
      AND e.action IN ('operator-added', 'operator-invited', 'rights-changed', 'operator-enabled')
  )
  SELECT id FROM hands
$function$;
