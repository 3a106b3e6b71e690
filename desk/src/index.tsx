import fontFile from '@paadam/shared/fonts/figtree.woff2';
import { createRoot } from 'react-dom/client';
import { createDeskApi } from './api/deskApi';
import { Desk } from './frame/Desk';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id "root".');
createRoot(root).render(<Desk api={createDeskApi()} font={fontFile} />);
