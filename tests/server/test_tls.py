"""TLS without a proxy: a whole game over https and wss, and clear errors for invalid certificates."""

from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    PrivateFormat,
    load_pem_private_key,
)

from stella.cli.certificates import untimely
from stella.client import Gone, Server
from stella.protocol.bodies import Info
from tests.cli.running import said, stella
from tests.server.certificates import Certificate, certificate
from tests.server.playing import connect_all, is_finished, play_game, seat_people
from tests.server.running import RunningServer, serving


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    return certificate(tmp_path_factory.mktemp("certificate"))


@pytest.fixture(scope="module")
def running(pair: Certificate, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    options = ("--no-limits", "--tls-cert", str(pair.cert), "--tls-key", str(pair.key))
    with serving(tmp_path_factory.mktemp("data"), *options) as server:
        yield server


async def test_a_game_is_played_over_tls(running: RunningServer, pair: Certificate) -> None:
    server = Server(f"https://localhost:{running.port}", pair.trust)
    async with AsyncExitStack() as stack:
        tables = await connect_all(stack, server, await seat_people(server, 4))

        await play_game(tables, Random(5))

        assert all(map(is_finished, tables))
        assert (await server.get("/api/info", Info)).address == f"https://localhost:{running.port}"


async def test_who_does_not_trust_the_certificate_does_not_connect(running: RunningServer) -> None:
    with pytest.raises(Gone, match=r"^unreachable: .*CERTIFICATE_VERIFY_FAILED"):
        await Server(f"https://localhost:{running.port}").open_room("Ana")


async def test_plain_http_is_not_spoken_there(running: RunningServer) -> None:
    with pytest.raises(Gone, match=r"^unreachable: .*(reset|closed|disconnected|line)"):
        await Server(f"http://localhost:{running.port}").open_room("Ana")


def test_a_certificate_needs_its_key(pair: Certificate, tmp_path: Path) -> None:
    alone = stella("serve", "--data", tmp_path, "--port", 0, "--tls-cert", pair.cert)

    assert alone.exit_code == 2
    assert "--tls-cert and --tls-key go together." in said(alone)


def ended(pair: Certificate) -> bytes:
    """Return an expired certificate with the same key."""
    key = load_pem_private_key(pair.key.read_bytes(), None)
    assert isinstance(key, EllipticCurvePrivateKey)
    name = x509.load_pem_x509_certificate(pair.cert.read_bytes()).subject
    builder = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    now = datetime.now(UTC)
    builder = builder.not_valid_before(now - timedelta(days=9)).not_valid_after(now - timedelta(days=2))
    return builder.sign(key, SHA256()).public_bytes(Encoding.PEM)


def of_another(pair: Certificate, folder: Path) -> Certificate:
    return Certificate(pair.cert, certificate(folder).key)


def swapped(pair: Certificate, _: Path) -> Certificate:
    return Certificate(pair.key, pair.cert)


def with_another_file_as_key(pair: Certificate, folder: Path) -> Certificate:
    (folder / "key.pem").write_text("something else")
    return Certificate(pair.cert, folder / "key.pem")


def with_a_locked_key(pair: Certificate, folder: Path) -> Certificate:
    key = load_pem_private_key(pair.key.read_bytes(), None)
    locked = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, BestAvailableEncryption(b"secret"))
    (folder / "key.pem").write_bytes(locked)
    return Certificate(pair.cert, folder / "key.pem")


@pytest.mark.parametrize(
    ("spoilt", "sentence"),
    [
        (of_another, "they do not belong together."),
        (swapped, "the first is no certificate in PEM form."),
        (with_another_file_as_key, "the second is no private key in PEM form."),
        (with_a_locked_key, "the key has a password; give one without."),
    ],
)
def test_a_pair_that_cannot_be_used_is_refused_in_a_sentence(
    pair: Certificate, tmp_path: Path, spoilt: Callable[[Certificate, Path], Certificate], sentence: str
) -> None:
    wrong = spoilt(pair, tmp_path)

    refused = stella("serve", "--data", tmp_path, "--port", 0, "--tls-cert", wrong.cert, "--tls-key", wrong.key)

    assert refused.exit_code == 1
    assert "Cannot use the certificate" in said(refused)
    assert sentence in said(refused)


def test_a_certificate_out_of_its_time_is_told(pair: Certificate) -> None:
    today = datetime.now(UTC)

    assert untimely(pair.cert) is None
    assert "ended on" in str(untimely(pair.cert, today + timedelta(days=3)))
    assert "begins on" in str(untimely(pair.cert, today - timedelta(days=3)))


def test_a_server_with_a_certificate_that_ended_serves_and_says_so(tmp_path: Path) -> None:
    pair = certificate(tmp_path)
    pair.cert.write_bytes(ended(pair))
    with serving(tmp_path / "data", "--tls-cert", str(pair.cert), "--tls-key", str(pair.key)) as server:
        assert stella("ready", "--port", server.port).exit_code == 0

    assert any("The certificate ended on" in line for line in server.output)
