import { afterEach, beforeEach, vi } from 'vitest';
import { FakeServer } from './server';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  FakeServer.open();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
