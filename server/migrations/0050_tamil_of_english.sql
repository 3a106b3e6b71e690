UPDATE subject_names SET description = replace(description, 'எல்லா பாடத்', 'எல்லாப் பாடத்') WHERE language = 'ta';
