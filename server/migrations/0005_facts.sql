-- What the best match is found by, beyond name, subjects and bio; and what the timeline says of a tutor.
ALTER TABLE tutors
  ADD COLUMN languages jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN levels jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN boards jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN working_note text NOT NULL DEFAULT '',
  ADD COLUMN email_for text NOT NULL DEFAULT 'everyone' CHECK (email_for IN ('everyone', 'booked')),
  ADD COLUMN reply_minutes integer CHECK (reply_minutes >= 0),
  ADD COLUMN lessons_taught integer NOT NULL DEFAULT 0 CHECK (lessons_taught >= 0),
  ADD COLUMN next_free_times jsonb NOT NULL DEFAULT '[]',
  DROP COLUMN next_free_at;
--> statement-breakpoint
ALTER TABLE bookings ADD COLUMN note text NOT NULL DEFAULT '';
--> statement-breakpoint
UPDATE tutors SET
  next_free_until = NULL,
  lessons_taught = (SELECT count(*) FROM bookings b WHERE b.tutor_id = tutors.id AND b.status = 'completed'),
  reply_minutes = (
    SELECT round(extract(epoch FROM percentile_cont(0.5) WITHIN GROUP (ORDER BY answered.after)) / 60)
    FROM (
      SELECT e.at - b.created_at AS after
      FROM bookings b JOIN booking_events e ON e.booking_id = b.id AND e.status IN ('accepted', 'declined')
      WHERE b.tutor_id = tutors.id ORDER BY b.starts_at DESC LIMIT 50) AS answered);
--> statement-breakpoint
ALTER TABLE subjects
  ADD COLUMN slug text,
  ADD COLUMN tutor_count integer NOT NULL DEFAULT 0 CHECK (tutor_count >= 0);
--> statement-breakpoint
-- Two names that make the same address, or a name without a Latin letter, are told apart by the id.
UPDATE subjects SET slug = CASE
  WHEN made.slug = '' OR made.place > 1 THEN concat_ws('-', nullif(made.slug, ''), subjects.id) ELSE made.slug END
FROM (
  SELECT id, slug, row_number() OVER (PARTITION BY slug ORDER BY id) AS place
  FROM (
    SELECT id, trim(BOTH '-' FROM regexp_replace(search_fold(name), '[^a-z0-9]+', '-', 'g')) AS slug FROM subjects
  ) AS folded
) AS made WHERE made.id = subjects.id;
--> statement-breakpoint
ALTER TABLE subjects ALTER COLUMN slug SET NOT NULL, ADD CONSTRAINT subjects_slug_key UNIQUE (slug);
--> statement-breakpoint
-- What else a subject is called, and what is taught in it.
CREATE TABLE subject_terms (
  subject_id uuid NOT NULL REFERENCES subjects (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('alias', 'topic')),
  term text NOT NULL CHECK (term <> ''),
  position smallint NOT NULL,
  PRIMARY KEY (subject_id, kind, term)
);
--> statement-breakpoint
INSERT INTO subject_terms (subject_id, kind, term, position)
SELECT s.id, given.kind, term, place - 1
FROM (VALUES
  (1, 'Maths, Math, Mathematic, Arithmetic, Ganitham, Kanitham, Ganit, Ganita, கணிதம், கணக்கு, गणित',
    'Algebra, Quadratic equations, Linear equations, Polynomials, Geometry, Trigonometry, Calculus, Differentiation, Integration, Probability, Matrices, Coordinate geometry, Mensuration, Fractions, Percentages, Number systems, Sets and functions'),
  (2, 'Stats, Pulliyiyal, Sankhyiki, புள்ளியியல், सांख्यिकी',
    'Probability, Mean and median, Standard deviation, Distributions, Correlation, Regression, Hypothesis testing, Sampling'),
  (3, 'Abacus, Vedic Mathematics, Mental maths, Mental arithmetic, Manakkanakku, Vaidik Ganit, மணிச்சட்டம், வேத கணிதம், अबेकस, वैदिक गणित',
    'Addition and subtraction, Multiplication tables, Square roots, Speed calculation, Bead work'),
  (4, 'Physical science, Iyarpiyal, Bhautiki, Bhautik Vigyan, இயற்பியல், भौतिकी, भौतिक विज्ञान',
    'Mechanics, Kinematics, Laws of motion, Gravitation, Thermodynamics, Waves, Optics, Electricity, Magnetism, Semiconductors, Modern physics, Numericals'),
  (5, 'Chem, Vethiyiyal, Rasayan, Rasayan Vigyan, வேதியியல், रसायन, रसायन विज्ञान',
    'Organic chemistry, Inorganic chemistry, Physical chemistry, Periodic table, Chemical bonding, Equilibrium, Electrochemistry, Acids and bases, Mole concept, Reaction mechanisms'),
  (6, 'Bio, Life science, Botany, Zoology, Uyiriyal, Jeev Vigyan, உயிரியல், जीव विज्ञान, जीवविज्ञान',
    'Cells, Genetics, Human physiology, Plant physiology, Evolution, Ecology, Reproduction, Biotechnology, Microbiology'),
  (7, 'EVS, Environmental Studies, Sutruchoozhal, Paryavaran, சுற்றுச்சூழல் அறிவியல், पर्यावरण विज्ञान',
    'Climate change, Ecosystems, Biodiversity, Pollution, Sustainability, Natural resources'),
  (8, 'CS, Computers, Programming, Coding, Informatics Practices, IP, Kanini Ariviyal, கணினி அறிவியல், कंप्यूटर विज्ञान, संगणक विज्ञान',
    'Python, Java, C++, Data structures, Algorithms, Databases, SQL, Boolean logic, Networking'),
  (9, 'Web design, Website making, Full stack, Frontend, வலை வடிவமைப்பு, वेब डेवलपमेंट',
    'HTML, CSS, JavaScript, React, Responsive design, Node'),
  (10, 'Machine learning, Artificial intelligence, AI, ML, Data analysis, தரவு அறிவியல், डेटा विज्ञान',
    'Python, Pandas, Data visualisation, Regression, Classification, Neural networks, Statistics with Python'),
  (11, 'Robots, Electronics, STEM projects, ரோபோட்டிக்ஸ், रोबोटिक्स',
    'Arduino, Sensors, Motors, Microcontrollers, Raspberry Pi, Circuits'),
  (12, 'English Language, English Literature, Angilam, Angrezi, ஆங்கிலம், अंग्रेज़ी, अंग्रेजी',
    'Grammar, Essay writing, Comprehension, Letter writing, Poetry, Shakespeare, Vocabulary, Creative writing'),
  (13, 'English speaking, English conversation, IELTS, Communication skills, Angilam pesa, பேச்சு ஆங்கிலம், अंग्रेज़ी बोलना',
    'Pronunciation, Fluency, Interviews, Public speaking, Conversation, Accent'),
  (14, 'Indhi, Hindi Bhasha, இந்தி, हिन्दी, हिंदी',
    'Hindi grammar, Vyakaran, Hindi literature, Nibandh, Devanagari, Hindi comprehension'),
  (15, 'Thamizh, Tamizh, Tamil Ilakkanam, தமிழ், तमिल, तमिऴ',
    'Tamil grammar, Ilakkanam, Thirukkural, Tamil literature, Tamil reading, Tamil writing, இலக்கணம், திருக்குறள்'),
  (16, 'Samskritam, Samaskiritham, Sanskrut, சமஸ்கிருதம், संस्कृत, संस्कृतम्',
    'Sanskrit grammar, Sandhi, Shlokas, Sanskrit translation, Dhatu roop, Shabd roop'),
  (17, 'Français, Francais, Pirenchu, Fransisi, பிரெஞ்சு, फ़्रेंच, फ्रेंच',
    'DELF, French grammar, French conversation, Conjugation, French pronunciation'),
  (18, 'Deutsch, Jerman, ஜெர்மன், जर्मन',
    'Goethe exam, German grammar, German conversation, German cases, A1, B1'),
  (19, 'Varalaru, Itihas, Social science, Social studies, SST, வரலாறு, इतिहास',
    'Ancient India, Medieval India, Freedom struggle, World wars, French Revolution, Nationalism, Source questions'),
  (20, 'Puviyiyal, Bhugol, Social science, Social studies, SST, புவியியல், भूगोल',
    'Maps, Landforms, Climate, Rivers, Population, Resources, Human geography'),
  (21, 'Politics, Civics, Pol science, Arasiyal, Rajniti Vigyan, அரசியல் அறிவியல், குடிமையியல், राजनीति विज्ञान, नागरिक शास्त्र',
    'Constitution, Democracy, Federalism, Elections, International relations, Political theory'),
  (22, 'Psych, Ulaviyal, Manovigyan, உளவியல், मनोविज्ञान',
    'Memory, Personality, Child development, Behaviour, Therapy, Research methods'),
  (23, 'Economy, Eco, Porulathaaram, Porulaathaaram, Arthashastra, பொருளாதாரம், பொருளியல், अर्थशास्त्र',
    'Microeconomics, Macroeconomics, National income, Demand and supply, Money and banking, Indian economy, Elasticity'),
  (24, 'Accounts, Accounting, Book keeping, Kanakku Pathiviyal, Lekhashastra, கணக்குப் பதிவியல், கணக்கியல், लेखाशास्त्र, लेखांकन',
    'Journal entries, Ledger, Trial balance, Balance sheet, Final accounts, Partnership accounts, Company accounts, Cash flow, Tally'),
  (25, 'Business, BST, Commerce, Management, Vanigaviyal, Vyavsay Adhyayan, வணிகவியல், व्यवसाय अध्ययन, वाणिज्य',
    'Marketing, Financial management, Principles of management, Staffing, Entrepreneurship, Case studies'),
  (26, 'JEE, IIT JEE, IIT, JEE Main, JEE Advanced, Engineering entrance, ஜேஇஇ, जेईई',
    'JEE Mains papers, Mock tests, JEE physics, JEE chemistry, JEE mathematics'),
  (27, 'NEET, NEET UG, Medical entrance, AIPMT, நீட், नीट',
    'NEET biology, NEET physics, NEET chemistry, NCERT line by line, Mock tests'),
  (28, 'Carnatic, Karnatic, Karnataka Sangeetham, Indian classical music, Vocal music, Singing, Sangeetham, Sangeet, கர்நாடக இசை, சங்கீதம், कर्नाटक संगीत, संगीत',
    'Swaras, Sarali varisai, Ragas, Talas, Keerthanai, Varnam, Veena, Voice training'),
  (29, 'Acoustic guitar, Electric guitar, Gitar, கிட்டார், கிதார், गिटार',
    'Chords, Strumming, Fingerpicking, Scales, Songs, Trinity grades'),
  (30, 'Art, Arts, Drawing, Painting, Sketching, Oviyam, Chitrakala, ஓவியம், चित्रकला',
    'Pencil sketching, Water colour, Acrylics, Portraits, Perspective, Still life, Illustration'),
  (31, 'Sathurangam, Chaduranga, Shatranj, சதுரங்கம், செஸ், शतरंज',
    'Openings, Tactics, Endgames, Chess puzzles, Tournament play'),
  (32, 'Yogasana, Yogam, Yog, யோகா, யோகம், योग, योगा',
    'Asanas, Pranayama, Breathing, Meditation, Surya namaskar, Flexibility, Relaxation')
) AS known (number, aliases, topics)
  -- The catalogue's ids are fixed; whichever of them an operator has taken out is passed over.
  JOIN subjects s ON s.id = ('01936e5a-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid,
  LATERAL (VALUES ('alias', aliases), ('topic', topics)) AS given (kind, terms),
  string_to_table(given.terms, ', ') WITH ORDINALITY AS listed (term, place);
--> statement-breakpoint
-- How many listed tutors teach a subject stands in its row, so that the catalogue, which every page asks for, counts
-- nothing. Whatever changes what is taught, or who is listed, passes one of these triggers.
CREATE FUNCTION count_tutors_of_subjects() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    WITH changed AS (
      SELECT c.subject_id, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END AS change
      FROM changed_rows c JOIN tutors t ON t.id = c.tutor_id
      WHERE t.hourly_rate IS NOT NULL GROUP BY c.subject_id
    ), held AS (
      -- In one order, so that two of these cannot wait for each other.
      SELECT id FROM subjects WHERE id IN (SELECT subject_id FROM changed) ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE subjects s SET tutor_count = tutor_count + changed.change
    FROM changed JOIN held ON held.id = changed.subject_id WHERE s.id = changed.subject_id;
    RETURN NULL;
  END
$$;
--> statement-breakpoint
CREATE TRIGGER subjects_added AFTER INSERT ON tutor_subjects REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_tutors_of_subjects();
--> statement-breakpoint
CREATE TRIGGER subjects_removed AFTER DELETE ON tutor_subjects REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_tutors_of_subjects();
--> statement-breakpoint
CREATE FUNCTION count_listed_tutor() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    WITH held AS (
      SELECT id FROM subjects WHERE id IN (SELECT subject_id FROM tutor_subjects WHERE tutor_id = NEW.id)
      ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE subjects s SET tutor_count = tutor_count + CASE WHEN NEW.hourly_rate IS NULL THEN -1 ELSE 1 END
    FROM held WHERE s.id = held.id;
    RETURN NULL;
  END
$$;
--> statement-breakpoint
CREATE TRIGGER tutor_listed AFTER UPDATE OF hourly_rate ON tutors
  FOR EACH ROW WHEN ((OLD.hourly_rate IS NULL) <> (NEW.hourly_rate IS NULL)) EXECUTE FUNCTION count_listed_tutor();
--> statement-breakpoint
-- What a tutor teaches goes while it can still be seen whether the tutor was listed.
CREATE FUNCTION forget_what_is_taught() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM tutor_subjects WHERE tutor_id = OLD.id;
    RETURN OLD;
  END
$$;
--> statement-breakpoint
CREATE TRIGGER tutor_gone BEFORE DELETE ON tutors FOR EACH ROW EXECUTE FUNCTION forget_what_is_taught();
--> statement-breakpoint
UPDATE subjects SET tutor_count = (
  SELECT count(*) FROM tutor_subjects ts JOIN tutors t ON t.id = ts.tutor_id
  WHERE ts.subject_id = subjects.id AND t.hourly_rate IS NOT NULL);
