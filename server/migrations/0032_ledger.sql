-- The ledger. A transfer names the account that is debited and the one that is credited, so every journal sums to zero by its
-- form. What was posted stays; a mistake is undone by another journal.
CREATE TABLE ledger_accounts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN
    ('gateway', 'bank', 'held', 'credit', 'tutor', 'commission', 'gst', 'tds', 'tcs', 'fees', 'goodwill')),
  owner_id uuid,
  side text NOT NULL CHECK (side IN ('debit', 'credit')),
  -- Paise.
  debits bigint NOT NULL DEFAULT 0 CHECK (debits >= 0),
  credits bigint NOT NULL DEFAULT 0 CHECK (credits >= 0),
  may_overdraw boolean NOT NULL DEFAULT false,
  CONSTRAINT ledger_accounts_one UNIQUE NULLS NOT DISTINCT (kind, owner_id),
  CONSTRAINT ledger_accounts_covered
    CHECK (may_overdraw OR CASE side WHEN 'credit' THEN credits >= debits ELSE debits >= credits END)
);
--> statement-breakpoint
CREATE TABLE ledger_journals (
  id uuid PRIMARY KEY,
  event text NOT NULL,
  -- What caused it: the same cause is posted once.
  source_key text NOT NULL CONSTRAINT ledger_journals_once UNIQUE,
  booking_id uuid,
  at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX ledger_journals_booking ON ledger_journals (booking_id);
--> statement-breakpoint
CREATE TABLE ledger_transfers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  journal_id uuid NOT NULL REFERENCES ledger_journals,
  debit_id uuid NOT NULL REFERENCES ledger_accounts,
  credit_id uuid NOT NULL REFERENCES ledger_accounts,
  amount bigint NOT NULL CHECK (amount > 0),
  CHECK (debit_id <> credit_id)
);
--> statement-breakpoint
CREATE INDEX ledger_transfers_journal ON ledger_transfers (journal_id);
--> statement-breakpoint
CREATE INDEX ledger_transfers_debit ON ledger_transfers (debit_id);
--> statement-breakpoint
CREATE INDEX ledger_transfers_credit ON ledger_transfers (credit_id);
--> statement-breakpoint
-- In the order of their ids, so that no two journals wait for each other; and not for update, which would wait for the locks that
-- the foreign keys of other transfers have taken.
CREATE FUNCTION ledger_post() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM 1 FROM ledger_accounts
      WHERE id IN (SELECT debit_id FROM posted UNION SELECT credit_id FROM posted) ORDER BY id FOR NO KEY UPDATE;
    UPDATE ledger_accounts account SET debits = account.debits + moved.debit, credits = account.credits + moved.credit
    FROM (
      SELECT id, sum(debit)::bigint AS debit, sum(credit)::bigint AS credit FROM (
        SELECT debit_id AS id, amount AS debit, 0 AS credit FROM posted
        UNION ALL
        SELECT credit_id, 0, amount FROM posted
      ) side GROUP BY id
    ) moved WHERE account.id = moved.id;
    RETURN NULL;
  END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_post AFTER INSERT ON ledger_transfers
  REFERENCING NEW TABLE AS posted FOR EACH STATEMENT EXECUTE FUNCTION ledger_post();
--> statement-breakpoint
CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'restrict_violation';
  END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER ledger_journals_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_journals
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
-- What an account has had is written by the transfers alone.
CREATE TRIGGER ledger_accounts_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
-- What each recount of the whole ledger found.
CREATE TABLE ledger_recounts (
  at timestamptz PRIMARY KEY DEFAULT now(),
  accounts integer NOT NULL,
  journals integer NOT NULL,
  differences jsonb NOT NULL
);
