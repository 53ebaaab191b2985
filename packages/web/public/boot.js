// Runs before the first paint, so that the chosen theme and language never flash in late.
// A file of its own, because the content security policy forbids scripts inside the page.
(() => {
  const root = document.documentElement;
  try {
    if (localStorage.getItem('chitta-theme') === 'light') root.dataset.theme = 'light';
    // Dim and warm until morning, whatever the theme; see `lib/night`.
    if (Date.now() < Number(localStorage.getItem('night-mode'))) root.dataset.night = 'true';
    // Opened by a reminder of the morning; see `lib/night/open-at-night`.
    if (isOpenedAtNight()) root.dataset.night = 'true';
    // The dictionary has an address in each language; the server has said there which one it is.
    if (!/^\/(?:es\/)?learn\/dictionary(?:\/|$)/.test(location.pathname)) {
      const language = localStorage.getItem('language') || navigator.language.slice(0, 2);
      root.lang = language === 'es' ? 'es' : 'en';
    }
    // A member at the door goes straight on to write; everybody else reads the first words at once.
    // Who comes by a friend's link is led on to sign up.
    const isInvited = /[?&]ref=./.test(location.search);
    const isMember = document.cookie.includes('chitta_signed_in=1');
    const isLanding = /^\/(?:home)?$/.test(location.pathname) && !isInvited && !isMember;
    const isDoor = location.pathname === '/' && !isInvited;
    const isWriting = isMember && (isDoor || /^\/dream-input\/?$/.test(location.pathname));
    // A page that takes words before the app runs is named by the field in it; see `lib/early-words`.
    root.dataset.start = isWriting ? 'dream-input' : isLanding ? 'landing' : 'app';
    sayAsKept();
    // What is pressed before the app is there is not lost: it looks for this.
    document.addEventListener('click', ({ target }) => {
      target.closest('.start button')?.setAttribute('aria-busy', 'true');
    });
  } catch {
    // Without storage the defaults stand.
  }

  // Where the browser keeps the page itself, which variant of it was chosen is kept beside it; see `landing/variant`.
  function sayAsKept() {
    const kept = JSON.parse(localStorage.getItem('landing-variant'));
    if (!kept || root.dataset.start !== 'landing') return;
    const put = () => {
      // The server has said which words stand here, and has put them there.
      if (document.querySelector('meta[name="landing-variant"]')) return;
      for (const each of document.querySelectorAll('[data-landing-text]')) {
        const text = kept.content.texts[each.dataset.landingText]?.[each.closest('[lang]').lang];
        if (text && each.textContent !== text) each.textContent = text;
      }
    };
    // As they are read, so that no others are painted before.
    const watch = new MutationObserver(put);
    watch.observe(root, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', () => watch.disconnect());
  }

  function isOpenedAtNight() {
    const hour = new Date().getHours();
    return /[?&]night=/.test(location.search) && (hour < 10 || hour >= 20);
  }
})();
