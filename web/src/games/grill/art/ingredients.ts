/** Ingredients that the icon set does not have, painted as they lie on the boards, in a 32×32 square. */

export const shiitake = `
<path d="M12 19h8l1.500 7.500c0 2-2.500 3-5.500 3s-5.500-1-5.500-3z" fill="#ecd9b6"/>
<path d="M3 18C3 9.500 9 4.500 16 4.500S29 9.500 29 18c0 2-6 3.300-13 3.300S3 20 3 18z" fill="#6f4327"/>
<path d="M5 15.500C6.500 9 11 6 16 6s9.500 3 11 9.500C24 12 20 10.500 16 10.500S8 12 5 15.500z" fill="#94603a"/>
<path d="M16 8v8M11 10.500l10 5M21 10.500l-10 5" stroke="#f5e6c8" stroke-width="1.900" stroke-linecap="round"/>`;

export const fish = `
<path d="M3.500 21C3 13.500 9.500 6.500 19 6c6-.3 9.500 2.500 9.500 6.500C28.500 20 21 26 12.500 26c-5.500 0-8.700-1.800-9-5z" fill="#f07b49"/>
<path d="M7 20.500c4.500-1.500 7.500-6 8.500-11.500M12 23.500c5.500-2 9-7.500 10-14M18 24c4-2 7-6.500 7.800-12" fill="none" stroke="#ffd2b5" stroke-width="1.900" stroke-linecap="round"/>
<path d="M3.500 20.500c.3 3.700 3.500 5.500 9 5.500 8.500 0 16-6 16-13.500 1.200 2.300 1 4.700 0 7C26 25 20 28.500 13 28.500c-6 0-10-3.500-9.500-8z" fill="#9fb6c1"/>`;

export const shrimp = `
<path d="M25 6.500C14 3 5 9.500 5 18.500c0 6.500 5.500 9.700 10.500 8.700 3.500-.7 4.500-4.700 1-5.700-2.700-.7-4-1.800-3.800-3.500.4-3 4-4.700 8.300-3.800l5 1C28.500 12 28 8 25 6.500z" fill="#f08660"/>
<path d="M20 6l-1.200 8M14 7.500l1.500 7.300M9 11.500l4.200 4.700M6 17.500l6.700.8M8.500 24l4.700-4" stroke="#ffd0b8" stroke-width="1.700" stroke-linecap="round"/>
<path d="M16.500 21.500c2.500 1.500 5.500 2.500 8.500 1.500-1 3.500-5 5.500-9.500 4.200z" fill="#dd5f3c"/>
<circle cx="24" cy="9.500" r="1.200" fill="#3a1a12"/>`;

export const cinnamon = `
<g transform="rotate(-32 16 16)">
<rect x="2.500" y="8.500" width="27" height="7" rx="3.500" fill="#a3622f"/><rect x="2.500" y="16.500" width="27" height="7" rx="3.500" fill="#874b22"/>
<path d="M6 10.500h18M6 18.500h18" stroke="#cf9055" stroke-width="1.600" stroke-linecap="round"/>
<circle cx="27" cy="12" r="2" fill="#532b12"/><circle cx="27" cy="20" r="2" fill="#532b12"/></g>`;

export const cumin = `
<g stroke="#70491d" stroke-width=".8">
<ellipse cx="10" cy="13" rx="6.500" ry="2.600" transform="rotate(-38 10 13)" fill="#b98746"/>
<ellipse cx="21" cy="10" rx="6.500" ry="2.600" transform="rotate(22 21 10)" fill="#a67536"/>
<ellipse cx="22" cy="18" rx="6.500" ry="2.600" transform="rotate(-18 22 18)" fill="#c89a58"/>
<ellipse cx="11" cy="21" rx="6.500" ry="2.600" transform="rotate(14 11 21)" fill="#ab7b3b"/>
<ellipse cx="19" cy="25.500" rx="6.500" ry="2.600" transform="rotate(-30 19 25.500)" fill="#b98746"/></g>`;

export const saffron = `
<path d="M16 29.500C8 26 5 17 6.500 9.500c5 2 8.500 6.500 9.500 11 1-4.500 4.500-9 9.500-11C27 17 24 26 16 29.500z" fill="#7d4fb8"/>
<path d="M16 29.500c-5-6.500-5-16.500 0-24 5 7.500 5 17.500 0 24z" fill="#a87ee0"/>
<path d="M16 23C15.500 17 13 12.500 9.500 9.500M16 23V7M16 23c.5-6 3-10.500 6.500-13.500" fill="none" stroke="#e8481a" stroke-width="2" stroke-linecap="round"/>`;

export const curry = `
<path d="M5 18.500C8 10 12 5.500 16 5.500s8 4.500 11 13z" fill="#dd9a17"/>
<path d="M8.500 17c2-6 4.500-9.500 8-10.500-1.500 3.500-2.300 7-2 10.500z" fill="#f4c64e"/>
<path d="M2.500 17.500h27C29.500 24 24 28 16 28S2.500 24 2.500 17.500z" fill="#8a4528"/><path d="M2.500 17.500h27c0 1.200-.2 2.300-.5 3.300H3c-.3-1-.5-2.100-.5-3.300z" fill="#b26a42"/>`;

export const cardamom = `
<path d="M7.500 24.500C4 17.500 7 9 15 6c3.500 8 .5 16-7.500 18.500z" fill="#84b257"/>
<path d="M8 23.500c.3-6 2.500-11 6.500-16M8.500 23.500c3-3 5.500-8 6-15" fill="none" stroke="#c3e29a" stroke-width="1.200"/>
<path d="M17.500 28C13 22 15 13.500 22.500 10c4.500 6.500 2.500 15-5 18z" fill="#6b9b43"/>
<path d="M18 27c-.3-6 1.500-11.500 4.300-16M18.200 27c3.300-3.500 5-9 4.300-16" fill="none" stroke="#a9d07c" stroke-width="1.200"/>`;
