import './styles/main.css';
import { askEarly } from './lib/early-answers/early-answers.ts';
import { keepEarlyWords } from './lib/early-words/keep-early-words.ts';
import { followReferralLinks } from './lib/referral-link/follow-referral-links.ts';

function startApp(): void {
  void import('./app/start.tsx');
}

keepEarlyWords();
// A member came for what is behind the start page: that is asked for at once.
const page = askEarly();
if (page) void import('./app/first-view/show-first-view.ts').then((view) => view.showFirstView(page));
followReferralLinks(() => {
  // Visitors have the start page painted first; the app is fetched and run behind it. Hidden tabs paint nothing to wait for.
  if (page !== undefined || document.hidden) startApp();
  else requestAnimationFrame(() => setTimeout(startApp));
});
