-- The orders in which people expect names, for lists that come page by page: by ICU, which embedded servers and the packages of
-- distributions have. A server built without it keeps the order of code points.
DO $$
  DECLARE
    lang text;
  BEGIN
    FOREACH lang IN ARRAY ARRAY['en', 'ta', 'hi'] LOOP
      BEGIN
        EXECUTE format('CREATE COLLATION public.%I (provider = icu, locale = %L)', 'order_' || lang, lang);
      EXCEPTION WHEN feature_not_supported OR invalid_parameter_value OR undefined_object THEN
        EXECUTE format('CREATE COLLATION public.%I FROM "C"', 'order_' || lang);
      END;
    END LOOP;
  END
$$;
--> statement-breakpoint
-- The desk finds people by a part of their name in any of its spellings.
DROP INDEX users_name_similar;
--> statement-breakpoint
CREATE INDEX users_name_folded ON users USING gin (fold_text(name) gin_trgm_ops);
