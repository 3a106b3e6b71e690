-- Pictures are fetched once and served from here: those that still stand elsewhere are found by this, until there are none.
CREATE INDEX users_outside_picture ON users (id) WHERE profile_url LIKE 'http%';
