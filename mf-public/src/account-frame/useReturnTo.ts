import { safeReturnTo } from '@paadam/shared/portal';
import { useSearchParams } from '@paadam/shared/router';

/**
 * @returns where to go after signing in, a path of this site, and a way to carry that wish along to the other form
 */
export const useReturnTo = () => {
  const [search] = useSearchParams();
  const wanted = search.get('returnTo');
  return {
    returnTo: safeReturnTo(wanted),
    withReturnTo: (path: string) => (wanted ? `${path}?${new URLSearchParams({ returnTo: wanted })}` : path),
  };
};
