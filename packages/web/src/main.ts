import './styles/main.css';
import { keepEarlyWords } from './lib/early-words/keep-early-words.ts';
import { followReferralLinks } from './lib/referral-link/follow-referral-links.ts';

function startApp(): void {
  void import('./app/start.tsx');
}

keepEarlyWords();
followReferralLinks(() => {
  // The start page is painted first; the app is fetched and run behind it. Hidden tabs paint nothing to wait for.
  if (document.hidden) startApp();
  else requestAnimationFrame(() => setTimeout(startApp));
});
