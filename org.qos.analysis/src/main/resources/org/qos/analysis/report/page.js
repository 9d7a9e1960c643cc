// Makes the page comfortable; without it all tables and pictures are there.
(() => {
  const { classes } = requests;
  const root = document.documentElement;
  root.classList.add('script');

  const byId = (id) => document.getElementById(id);

  function startFabric() {
    const picture = byId('fabric-picture');
    byId('fabric-group').addEventListener('change', (event) => {
      const group = Number(event.target.value);
      for (const port of picture.querySelectorAll('.port')) {
        const of = classes[Number(port.dataset.class)];
        port.classList.toggle('dim', group >= 0 && of !== undefined && !of.has(group));
      }
    });
    byId('fabric-size').addEventListener('input', (event) => {
      const part = Number(event.target.value) / 100;
      const fitting = picture.parentElement.clientWidth;
      const full = Math.max(Number(picture.dataset.width) * 1.4, fitting * 1.5);
      picture.style.width = part === 0 ? '' : `${fitting + part * (full - fitting)}px`;
      picture.style.maxHeight = part === 0 ? '' : 'none';
    });
  }

  function startTheme() {
    const button = byId('theme');
    const isDark = () =>
      root.classList.contains('dark') ||
      (!root.classList.contains('light') && matchMedia('(prefers-color-scheme: dark)').matches);
    const show = () => button.setAttribute('aria-pressed', `${isDark()}`);
    button.addEventListener('click', () => {
      const dark = isDark();
      root.classList.toggle('light', dark);
      root.classList.toggle('dark', !dark);
      show();
    });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
    show();
  }

  /** Marks the section in view in the navigation. */
  function startNavigation() {
    const links = new Map([...document.querySelectorAll('nav a')].map((link) => [link.hash.slice(1), link]));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (entry.isIntersecting) {
            for (const link of links.values()) {
              link.removeAttribute('aria-current');
            }
            links.get(entry.target.id)?.setAttribute('aria-current', 'true');
          }
        }
      },
      { rootMargin: '-20% 0px -75% 0px' },
    );
    for (const section of document.querySelectorAll('main > section')) {
      observer.observe(section);
    }
  }

  /** Paper shows what is folded on the screen. */
  function startPrinting() {
    addEventListener('beforeprint', () => {
      for (const folded of document.querySelectorAll('details')) {
        folded.open = true;
      }
    });
  }

  startTheme();
  startNavigation();
  startPrinting();
  if (byId('fabric-picture')) {
    startFabric();
  }
  if (byId('matrix-form')) {
    answers.startMatrix();
  }
  if (byId('path-form')) {
    answers.startPaths();
  }
})();
