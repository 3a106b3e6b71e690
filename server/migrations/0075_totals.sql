-- What all accounts of a kind come to. `ledger_post` writes it with the accounts, in a part for each connection, so that two postings
-- rarely wait for the same row.
CREATE TABLE ledger_totals (
  kind text NOT NULL,
  part smallint NOT NULL,
  debits bigint NOT NULL,
  credits bigint NOT NULL,
  PRIMARY KEY (kind, part)
) WITH (fillfactor = 50);
--> statement-breakpoint
INSERT INTO ledger_totals (kind, part, debits, credits)
SELECT kind, 0, sum(debits), sum(credits) FROM ledger_accounts GROUP BY kind;
--> statement-breakpoint
-- What tutors have, by the sum: an index of the accounts themselves would make each posting write to all of their indexes.
CREATE TABLE tutor_balances (
  tutor_id uuid PRIMARY KEY,
  -- Paise; less than nothing where the tutor owes.
  available bigint NOT NULL
);
--> statement-breakpoint
INSERT INTO tutor_balances (tutor_id, available)
SELECT owner_id, credits - debits FROM ledger_accounts WHERE kind = 'tutor' AND owner_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX tutor_balances_payable ON tutor_balances (available DESC, tutor_id) WHERE available > 0;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_post() RETURNS trigger LANGUAGE plpgsql AS $function$
  DECLARE
    named integer;
    ids uuid[];
    places tid[];
    changed integer;
  BEGIN
    SELECT count(*) INTO named FROM (SELECT debit_id FROM posted UNION SELECT credit_id FROM posted) AS account;
    -- In the order of their ids, so that no two journals wait for each other; and not for update, which would wait for the locks that
    -- foreign keys take. A statement of its own, so that the next one sees what was committed while it waited.
    SELECT array_agg(id), array_agg(place) INTO ids, places FROM (
      SELECT id, ctid AS place FROM ledger_accounts
      WHERE id IN (SELECT debit_id FROM posted UNION SELECT credit_id FROM posted) ORDER BY id FOR NO KEY UPDATE
    ) AS locked;
    -- A locked row keeps its place.
    WITH moved AS (
      SELECT id, sum(debit)::bigint AS debit, sum(credit)::bigint AS credit FROM (
        SELECT debit_id AS id, amount AS debit, 0 AS credit FROM posted
        UNION ALL
        SELECT credit_id, 0, amount FROM posted
      ) side GROUP BY id
    ), written AS (
      UPDATE ledger_accounts account SET debits = account.debits + moved.debit, credits = account.credits + moved.credit
      FROM unnest(ids, places) AS locked (id, place) JOIN moved USING (id)
      WHERE account.ctid = locked.place AND account.id = locked.id
      RETURNING account.kind, account.owner_id, account.credits - account.debits AS available, moved.debit, moved.credit
    ), totalled AS (
      INSERT INTO ledger_totals AS total (kind, part, debits, credits)
      SELECT kind, pg_backend_pid() % 64, sum(debit), sum(credit) FROM written GROUP BY kind ORDER BY kind
      ON CONFLICT (kind, part) DO UPDATE SET debits = total.debits + excluded.debits, credits = total.credits + excluded.credits
    ), balanced AS (
      -- The account's row is locked, so that no other posting has a later balance.
      INSERT INTO tutor_balances (tutor_id, available)
      SELECT owner_id, available FROM written WHERE kind = 'tutor' AND owner_id IS NOT NULL ORDER BY owner_id
      ON CONFLICT (tutor_id) DO UPDATE SET available = excluded.available
    )
    SELECT count(*) INTO changed FROM written;
    IF changed <> named THEN
      RAISE EXCEPTION 'a transfer names an account that is not there'
        USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'ledger_transfers_accounts';
    END IF;
    RETURN NULL;
  END
$function$;
--> statement-breakpoint
DROP INDEX disputes_open;
--> statement-breakpoint
CREATE INDEX disputes_to_answer ON disputes (coalesce(respond_by, '2200-01-01 00:00:00+00'::timestamptz), provider, ref) WHERE status = 'open';
--> statement-breakpoint
CREATE INDEX disputes_closed ON disputes (opened_at, provider, ref) WHERE status <> 'open';
--> statement-breakpoint
CREATE INDEX audit_events_user ON audit_events (user_id, at);
