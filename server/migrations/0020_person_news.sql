CREATE TABLE person_news (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  last bigint NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
