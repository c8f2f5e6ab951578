import { useQuery } from '@tanstack/react-query';
import { userProfileCalls } from '@tredici/contract/user-profile';
import { request } from '#lib/api/request.ts';
import { session } from '#lib/session/session.ts';

interface Refreshed {
  readonly failed: boolean;
  /** Since when a deletion of the account has been waiting to be finished. */
  readonly deletionAskedAt: string | null;
}

/** Refreshes the stored user whenever the page is entered. The page shows the stored data, so nothing waits
 *  for it. */
export function useRefresh(id: number): Refreshed {
  const { isError, data } = useQuery({
    queryKey: ['user-profile', id],
    queryFn: async ({ signal }) => {
      const profile = await request(
        userProfileCalls.getUserProfile,
        { params: { id } },
        { signal },
      );
      const { user, budget } = profile;
      session.update({ user, budget });
      return { deletionAskedAt: profile.deletion_asked_at };
    },
    staleTime: 0,
    gcTime: 0,
  });
  return { failed: isError, deletionAskedAt: data?.deletionAskedAt ?? null };
}
