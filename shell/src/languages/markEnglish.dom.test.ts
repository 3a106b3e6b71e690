import { waitFor } from '@testing-library/react';
import { markEnglish } from './markEnglish';

const everywhere = globalThis as { paadamEnglish?: Set<string> };

test('an element whose text has no translation is marked as English, whenever it comes; what has one is not', async () => {
  document.documentElement.lang = 'ta';
  document.body.innerHTML = '<h1>பாடம்</h1><button>Close</button><p>Close<b>மூடுக</b></p>';
  everywhere.paadamEnglish = new Set(['Close']);
  markEnglish();
  const button = document.querySelector('button');
  await waitFor(() => expect(button).toHaveAttribute('lang', 'en'));
  const later = document.body.appendChild(document.createElement('p'));
  later.textContent = 'Your next lesson';
  // As the page says it while React goes over what the server has drawn.
  everywhere.paadamEnglish.add('Your next lesson');
  await waitFor(() => expect(later).toHaveAttribute('lang', 'en'));
  expect(document.querySelectorAll('[lang="en"]')).toHaveLength(2);
});
