import { useEffect } from 'react';
import { ScreenFallback } from '../../screen-kit/ScreenFallback.tsx';
import { navigate } from '../../components/navigation.tsx';
import { client } from '../../worker-client/index.ts';
import { newestUnfinished } from './newest.ts';

/** Goes on to the newest unfinished work, in place of this address. What cannot be read, the landing screen says. */
export default function ContinueScreen() {
  useEffect(() => {
    let wanted = true;
    const go = async (): Promise<void> => {
      const [drafts, proposals] = await Promise.all([client.drafts(1), client.history(1, 'unfinished')]);
      if (!wanted) return;
      const to = newestUnfinished(drafts.ok ? drafts.value : [], proposals.ok ? proposals.value : []);
      navigate(to, { replace: true });
    };
    void go();
    return () => {
      wanted = false;
    };
  }, []);
  return <ScreenFallback />;
}
