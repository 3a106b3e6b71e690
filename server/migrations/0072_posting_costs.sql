-- A posting reads each account once where it is locked and once more by its place (decision 0120). The foreign keys of the two accounts
-- looked up each account of each transfer again; `ledger_post` says the same once a statement: it refuses a transfer whose account is not
-- there, and no account is ever removed.
CREATE OR REPLACE FUNCTION ledger_post() RETURNS trigger LANGUAGE plpgsql AS $$
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
    UPDATE ledger_accounts account SET debits = account.debits + moved.debit, credits = account.credits + moved.credit
    FROM unnest(ids, places) AS locked (id, place) JOIN (
      SELECT id, sum(debit)::bigint AS debit, sum(credit)::bigint AS credit FROM (
        SELECT debit_id AS id, amount AS debit, 0 AS credit FROM posted
        UNION ALL
        SELECT credit_id, 0, amount FROM posted
      ) side GROUP BY id
    ) moved USING (id) WHERE account.ctid = locked.place AND account.id = locked.id;
    GET DIAGNOSTICS changed = ROW_COUNT;
    IF changed <> named THEN
      RAISE EXCEPTION 'a transfer names an account that is not there'
        USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'ledger_transfers_accounts';
    END IF;
    RETURN NULL;
  END
$$;
--> statement-breakpoint
ALTER TABLE ledger_transfers DROP CONSTRAINT ledger_transfers_debit_id_fkey, DROP CONSTRAINT ledger_transfers_credit_id_fkey;
--> statement-breakpoint
-- Accounts are not removed from within a trigger either.
CREATE TRIGGER ledger_accounts_never_go BEFORE DELETE OR TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
