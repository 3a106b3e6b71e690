/**
 * Writes the present text of each SQL function to `server/src/foundation/db/functions`, from a migrated database.
 *
 *   npm run functions
 */
import { run } from './run.mjs';

const parameters = ['--selectProjects', 'server', '--testPathPatterns', 'functionTexts'];
if (!run('npx', ['jest', ...parameters], { WRITE_FUNCTIONS: '1' })) process.exitCode = 1;
