// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Tabs } from '#web/ui/tabs.tsx';

afterEach(cleanup);

const tabs = ['one', 'two', 'three'].map((id) => ({ id, title: `Tab ${id}`, content: <p>Text {id}</p> }));
const tab = (id: string) => screen.getByRole('tab', { name: `Tab ${id}` });

describe('tabs', () => {
  it('name their panel, and show one', () => {
    render(<Tabs label="Things" tabs={tabs} />);
    expect(screen.getByRole('tablist', { name: 'Things' })).toBeDefined();
    expect(screen.getByRole('tabpanel', { name: 'Tab one' }).textContent).toBe('Text one');
    expect(tab('one').getAttribute('aria-selected')).toBe('true');
    expect(tab('two').getAttribute('aria-selected')).toBe('false');
  });

  it('are one stop of the Tab key; arrows, Home and End go around', async () => {
    render(<Tabs label="Things" tabs={tabs} />);
    await userEvent.tab();
    expect(document.activeElement).toBe(tab('one'));
    const after = async (key: string) => {
      await userEvent.keyboard(`{${key}}`);
      return document.activeElement?.textContent;
    };
    expect(await after('ArrowRight')).toBe('Tab two');
    expect(screen.getByRole('tabpanel', { name: 'Tab two' })).toBeDefined();
    expect(await after('End')).toBe('Tab three');
    expect(await after('ArrowRight')).toBe('Tab one');
    expect(await after('ArrowLeft')).toBe('Tab three');
    expect(await after('Home')).toBe('Tab one');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Tab one' }));
  });

  it('can be kept by the parent', async () => {
    const onSelect = vi.fn();
    render(<Tabs label="Things" tabs={tabs} selected="two" onSelect={onSelect} />);
    await userEvent.click(tab('three'));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('three');
    expect(screen.getByRole('tabpanel', { name: 'Tab two' })).toBeDefined();
  });
});
