// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  qualityRulesVersion,
  qualityTiers,
  type QualityCode,
} from '#functions/domain/reports/quality/response-quality.ts';
import { QualityMark, ResponseQuality } from '#web/features/attempts/response-quality.tsx';
import * as words from '#web/lib/words/admin/attempts.ts';

afterEach(cleanup);

const found = (tier: 'caution' | 'doubtful', ...codes: QualityCode[]) => ({
  rules: qualityRulesVersion,
  tier,
  reasons: codes.map((code) => ({ code, values: {}, text: `Found: ${code}.` })),
});

describe('response quality on the screen of an attempt', () => {
  it('lists each reason, and the words that the report has for the candidate', () => {
    render(<ResponseQuality quality={found('doubtful', 'same-position', 'ceiling')} />);
    const section = screen.getByRole('region', { name: words.qualityIs('doubtful') });
    expect(within(section).getAllByRole('listitem')).toHaveLength(2);
    expect(within(section).getByText('Found: ceiling.')).toBeTruthy();
    expect(
      within(section).getByText(
        /tells the candidate: “Before you read on: more answers in a row were at the same place/,
      ),
    ).toBeTruthy();
    expect(within(section).getByText(new RegExp(words.neverRejects(qualityRulesVersion)))).toBeTruthy();
  });

  it('explains when a report mentions answers with the most points', () => {
    render(<ResponseQuality quality={found('caution', 'ceiling')} />);
    expect(
      screen.getByText(/If every main parameter has a score, the report says: .+ had the most points/),
    ).toBeTruthy();
  });

  it('says that a reason for admins alone is not in the report', () => {
    render(<ResponseQuality quality={found('caution', 'scattered')} />);
    expect(screen.getByText(new RegExp(words.notTold))).toBeTruthy();
  });

  it('shows nothing when there is no reason; the mark names each tier', () => {
    const { container } = render(
      <ResponseQuality quality={{ rules: qualityRulesVersion, tier: 'good', reasons: [] }} />,
    );
    expect(container.textContent).toBe('');
    const words = qualityTiers.map((tier) => render(<QualityMark tier={tier} />).container.textContent);
    expect(words).toEqual(['Nothing found', 'Read with care', 'Doubtful']);
  });
});
