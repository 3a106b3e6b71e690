-- Migration 0065 changed how text is folded, and folded the words of `subjects` and `subject_terms` anew. The words of names in other
-- languages are generated in the same way: until now, "अंग्रेज़ी" found no subject.
UPDATE subject_names SET name = name;
--> statement-breakpoint
UPDATE topic_names SET name = name;
