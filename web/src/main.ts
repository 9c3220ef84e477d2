import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import App from './App.svelte';
import { firstLanguage, speech } from './lib/i18n.svelte';

await speech.choose(firstLanguage(), false);
mount(App, { target: document.getElementById('app')! });
