// Records what a page is told by the server, what its stage shows, and every text and number on it, in order.
(() => {
  const log = (window.recorded = []);
  const note = (kind, what) => log.push({ at: Math.round(performance.now()), kind, ...what });

  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    constructor(...where) {
      super(...where);
      this.addEventListener('message', ({ data }) => {
        const { type, facts, room, colour, emoji, is_whole, table } = JSON.parse(data);
        if (room) note('room', { names: room.seats.map((seat) => seat.name) });
        for (const told of facts ?? []) note('told', told);
        if (is_whole && table) note('whole', { table });
        if (type === 'reaction') note('reaction', { colour, emoji });
      });
    }
  };

  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const has = (selector) => document.querySelector(selector) !== null;
  const number = (text) => (text?.match(/\d+/) ? Number(text.match(/\d+/)[0]) : null);

  /** What the stage shows now, as anyone can see it. */
  function stage() {
    if (has('.stage'))
      return {
        scene: has('.verdict.isSaid') ? 'verdict' : 'announce',
        landed: all('.stage .one .nm').map((name) => name.title).sort(),
      };
    if (has('.moment, .pointing.isOver')) return { scene: 'outcome' };
    if (has('.pointing')) return { scene: 'point', asked: all('.witness.isAsked').length };
    if (has('.cracking')) return { scene: 'crack' };
    if (has('.sheetscreen')) return { scene: 'score' };
    if (has('.finale')) return { scene: has('.finale.isWon') ? 'won' : 'finale', placed: all('.finale .isTold').length };
    return { scene: has('.end') ? 'end' : 'table' };
  }

  /** Numbers that belong to a seat, wherever they stand. */
  function numbers() {
    const found = [];
    const add = (what, seat, text) => number(text) !== null && found.push([what, seat, number(text)]);
    const own = (node) => [...(node?.childNodes ?? [])].filter((each) => !each.className).map((each) => each.textContent);
    for (const row of all('.people .person, .strip li, .witness')) {
      const seat = [...row.parentElement.children].indexOf(row);
      add('stars', seat, row.querySelector('.gain, .witness > .sum')?.textContent);
      add('total', seat, own(row.querySelector('.tally:has(.gain), .n')).join(''));
      add('announced', seat, row.querySelector('.lands')?.textContent);
    }
    all('.minis li').forEach((row, seat) => add('total', seat, row.querySelector('.sum')?.textContent));
    for (const row of all('.sheet tbody tr'))
      add('total', row.querySelector('.name .name')?.textContent, row.querySelector('.sum')?.textContent);
    for (const row of all('.finale .isTold, .end ol li'))
      add('final', row.querySelector('.name')?.textContent, row.querySelector('.num:last-child')?.textContent);
    return found;
  }

  function* texts() {
    yield [document, 'title', document.title, null];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!/^(SCRIPT|STYLE)$/.test(node.parentElement.tagName)) yield [node, 'text', node.data, node.parentElement];
    }
    for (const node of all('[title], [aria-label], [alt], [aria-description], [aria-valuetext]'))
      for (const name of ['title', 'aria-label', 'alt', 'aria-description', 'aria-valuetext'])
        if (node.getAttribute(name)) yield [node, name, node.getAttribute(name), node];
  }

  /** The seat of which a text is, if it is of one. */
  function seatOf(node) {
    const row = node?.closest('.people .person, .strip li, .minis li, .witness');
    return row ? [...row.parentElement.children].indexOf(row) : null;
  }

  const before = new WeakMap();
  let stageBefore = '';
  let numbersBefore = '';
  function look() {
    if (!document.body) return;
    const now = stage();
    if (JSON.stringify(now) !== stageBefore) note('stage', now);
    stageBefore = JSON.stringify(now);
    const counted = numbers();
    if (JSON.stringify(counted) !== numbersBefore) note('numbers', { numbers: counted });
    numbersBefore = JSON.stringify(counted);
    for (const [node, how, raw, element] of texts()) {
      const text = raw.replaceAll('\u200b', '').replaceAll('\u00a0', ' ').trim();
      const known = before.get(node) ?? {};
      before.set(node, { ...known, [how]: raw });
      if (!text || known[how] === raw) continue;
      const isBubble = element?.closest('.bubble') !== null && element !== null;
      const isSaid = element?.closest('[data-said], [aria-live]') !== null && element !== null;
      note(isBubble ? 'bubble' : isSaid ? 'said' : how, { text, seat: seatOf(element) });
    }
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
})();
