import { useQuery } from '@tanstack/react-query';
import { userProfileCalls } from '@tredici/contract/user-profile';
import { request } from '#lib/api/request.ts';
import { session } from '#lib/session/session.ts';

/** Brings the stored user up to date whenever the page is entered. The page shows what is stored, so
 *  nothing waits for it. */
export function useRefresh(id: number): { readonly failed: boolean } {
  const { isError } = useQuery({
    queryKey: ['user-profile', id],
    queryFn: async ({ signal }) => {
      const { user, budget } = await request(
        userProfileCalls.getUserProfile,
        { params: { id } },
        { signal },
      );
      session.update({ user, budget });
      return true;
    },
    staleTime: 0,
    gcTime: 0,
  });
  return { failed: isError };
}
