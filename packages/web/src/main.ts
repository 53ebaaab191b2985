import './styles/main.css';

function startApp(): void {
  void import('./app/start.tsx');
}

// The start page is painted first; the app is fetched and run behind it. Hidden tabs paint nothing to wait for.
if (document.hidden) startApp();
else requestAnimationFrame(() => setTimeout(startApp));
